import { AnnulContractAnnex, SignContractAnnex } from '#generated/operations/annexes.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { ContractAnnex } from '../model/annex.ts'
import { annexStates } from '../model/states.ts'
import { Changes } from './Changes.tsx'
import { EditAnnexDialog } from './EditAnnexDialog.tsx'
import type { AnnexRow } from './types.ts'

type Props = { rows: readonly AnnexRow[]; form: OpenForm }

/** The form that a row asks for: to correct it, to register its signatures, or to annul it. */
export function AnnexDialogs({ rows, form }: Props) {
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  if (what === 'edit') return <EditAnnexDialog row={row} form={form} />
  if (what === 'sign') return <SignDialog row={row} form={form} />
  return what === 'annul' ? <AnnulDialog row={row} form={form} /> : null
}

type RowProps = { row: AnnexRow; form: OpenForm }

const seenOf = ({ id, version }: AnnexRow) => ({ id, version })

/** Both parties signed on paper: its scan is kept, and the contract changes. */
function SignDialog({ row, form }: RowProps) {
  const { label, means, done } = annexStates.acts.sign
  const sign = useAction(SignContractAnnex, { done })
  return (
    <FormDialog
      title={`${label} el anexo N° ${row.number}`}
      submit={label}
      width={640}
      lead={
        <>
          <p className="mg-act">
            {row.title}, desde el {formatDate(row.effectiveOn)}.{' '}
            <span className="soft">{row.applied ? 'El contrato ya cambió.' : means}</span>
          </p>
          <Changes id={row.id} />
        </>
      }
      action={sign}
      more={seenOf(row)}
      initial={{ signedOn: today() }}
      toInput={({ fileName: _name, ...values }) => ({ fileId: null, ...values })}
      acts
      form={form}
    >
      <FilePick
        label="Anexo firmado por las dos partes"
        required
        about={{ relatedType: 'contractAnnex', relatedId: row.id }}
      />
      <Field of={ContractAnnex} name="signedOn" required />
    </FormDialog>
  )
}

function AnnulDialog({ row, form }: RowProps) {
  const annul = useAction(AnnulContractAnnex, { done: 'Anexo en borrador' })
  return (
    <FormDialog
      title={`Anular el anexo N° ${row.number} con otro anexo`}
      submit="Hacer el anexo"
      width={560}
      lead={
        <p className="mg-act soft">
          El anexo nuevo devuelve lo que este cambió, desde el día que elija y cuando se firme.
        </p>
      }
      action={annul}
      more={seenOf(row)}
      initial={{ effectiveOn: today() }}
      form={form}
    >
      <Field of={ContractAnnex} name="effectiveOn" autoFocus />
    </FormDialog>
  )
}
