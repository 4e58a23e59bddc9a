import {
  ContractFiles,
  CreateContractFile,
  DeleteContractFile,
  OpenContractFile,
} from '#generated/operations/annexes.ts'
import type { ContractFilesQuery } from '#generated/documents/graphql.ts'
import { useSendToSign } from '#modules/papers/documents/web/index.ts'
import type { ContractPlaceProps } from '#modules/people/contracts/web/index.ts'
import { documentStates } from '#modules/papers/documents/model/states.ts'
import { flag } from '#platform/model/field.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import './annexes.css'

type File = ContractFilesQuery['contractFiles'][number]

const signedField = flag('Está firmado por las dos partes', {
  help: 'Un contrato firmado se conserva: no se puede eliminar',
})

/** The paper of a contract: who keeps it sends it, and its person reads it. */
export function ContractFilesPanel({ contract }: ContractPlaceProps) {
  const { data } = useDetail(
    ContractFiles,
    { input: { userContractId: contract.id } },
    { needs: 'contractFiles.read' },
  )
  const create = useAction(CreateContractFile, { done: 'Contrato guardado' })
  const form = useOpenForm('contrato-firmado')
  const sending = useSendToSign()
  const columns = [...shown, useActs(sending.send)]
  const files = data?.contractFiles ?? []
  return (
    <Panel
      title="Contrato en papel"
      action={
        <ActionButton permission="contractFiles.create" onClick={() => form.open()}>
          Subir contrato
        </ActionButton>
      }
    >
      {files.length === 0 ? (
        <p className="soft">Aquí queda el contrato firmado.</p>
      ) : (
        <Rows caption="Contrato en papel" rows={files} columns={columns} rowKey={({ id }) => id} />
      )}
      {sending.dialog}
      {form.key === NEW && (
        <FormDialog
          title="Subir contrato"
          submit="Guardar"
          width={520}
          action={create}
          more={{ userContractId: contract.id }}
          initial={{ signed: true }}
          toInput={({ fileName: _name, ...values }) => ({ fileId: null, ...values })}
          form={form}
        >
          <FilePick
            label="Contrato"
            required
            about={{ relatedType: 'contractFile', relatedId: contract.id }}
          />
          <FreeField field={signedField} name="signed" />
        </FormDialog>
      )}
    </Panel>
  )
}

const shown: readonly Column<File>[] = [
  { key: 'name', title: 'Documento', lead: true, render: ({ name }) => name },
  {
    key: 'state',
    title: 'Estado',
    render: ({ state }) => <StateTag machine={documentStates} state={state} />,
  },
  { key: 'createdAt', title: 'Subido', render: ({ createdAt }) => formatMoment(createdAt) },
]

/** What can be done with each paper. */
function useActs(send: (files: readonly { id: string; name: string }[]) => void): Column<File> {
  const can = useCan()
  const open = useAction(OpenContractFile, { after: openFile, quiet: true, keepCache: true })
  const remove = useAction(DeleteContractFile, { done: 'Contrato eliminado' })
  return {
    key: 'acts',
    title: 'Acciones',
    render: ({ id, state, name }) => (
      <span className="an-acts">
        {(state === 'DRAFT' || state === 'ISSUED') && can('digitalSignature.create') && (
          <ActionButton size="small" onClick={() => send([{ id, name }])}>
            Enviar a firma
          </ActionButton>
        )}
        <ActionButton size="small" onClick={() => open.run({ input: { id } })}>
          Ver
        </ActionButton>
        <ActionButton
          size="small"
          danger
          permission="contractFiles.delete"
          disabled={state === 'DRAFT' ? undefined : 'Un contrato firmado se conserva'}
          confirm="El archivo sale de la carpeta de la persona."
          onClick={() => remove.run({ input: { id } })}
        >
          Eliminar archivo
        </ActionButton>
      </span>
    ),
  }
}
