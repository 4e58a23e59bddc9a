import { Alert } from 'antd'
import {
  ContractAnnexNeeds,
  DismissContractAnnexNeed,
  GenerateContractAnnex,
} from '#generated/operations/annexes.ts'
import type { ContractPlaceProps } from '#modules/people/contracts/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { longText } from '#platform/model/field.ts'
import './annexes.css'

const why = longText('Por qué no lleva anexo', { max: 500 })

/** Changes of the contract that were entered by hand and that no annex says yet. */
export default function NeedsNotice({ contract }: ContractPlaceProps) {
  const { data } = useDetail(
    ContractAnnexNeeds,
    { input: { userContractId: contract.id } },
    { needs: 'annexes.create' },
  )
  const generate = useAction(GenerateContractAnnex, { done: 'Anexo en borrador' })
  const dismiss = useAction(DismissContractAnnexNeed, { done: 'Anotado: no lleva anexo' })
  const form = useOpenForm('sin-anexo')
  const needs = data?.contractAnnexNeeds ?? []
  const chosen = needs.find(({ id }) => id === form.key)
  return (
    <>
      {needs.map(({ id, effectiveOn, terms }) => (
        <Alert
          key={id}
          type="warning"
          showIcon
          title={
            <>
              Este cambio necesita anexo: {terms.join(', ').toLowerCase()}, desde el{' '}
              <span className="mg-unbroken">{formatDate(effectiveOn)}</span>
            </>
          }
          description={
            <span className="an-acts">
              <ActionButton
                size="small"
                permission="annexes.create"
                onClick={() => generate.run({ input: { id } })}
              >
                Generar
              </ActionButton>
              <ActionButton
                size="small"
                look="text"
                permission="annexes.update"
                onClick={() => form.open(id)}
              >
                No lleva anexo
              </ActionButton>
            </span>
          }
        />
      ))}
      {chosen && (
        <FormDialog
          title="Este cambio no lleva anexo"
          submit="Guardar"
          width={520}
          lead={<p className="mg-act soft">El contrato queda como está y el aviso se retira.</p>}
          action={dismiss}
          more={{ id: chosen.id }}
          initial={{}}
          form={form}
        >
          <FreeField field={why} name="reason" rows={2} />
        </FormDialog>
      )}
    </>
  )
}
