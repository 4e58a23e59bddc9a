import { useState } from 'react'
import { ContractAnnex as Annex, UpdateContractAnnex } from '#generated/operations/annexes.ts'
import { UserContract } from '#generated/operations/contracts.ts'
import { Closed } from '#modules/people/contracts/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { annexTerms, ContractAnnex, isReserved } from '../model/annex.ts'
import { changedTerms, TermFields } from './TermFields.tsx'
import type { AnnexRow } from './types.ts'

type Props = { row: AnnexRow; form: OpenForm }

/** Corrects a draft: its title, its day, and what it changes unless that was said already. */
export function EditAnnexDialog(props: Props) {
  const isSaid = props.row.applied || props.row.annulsNumber !== null
  return isSaid ? <TitleDialog {...props} /> : <TermsDialog {...props} />
}

const seenOf = ({ id, version }: AnnexRow) => ({ id, version })
const titleOf = ({ number }: AnnexRow) => `Modificar el anexo N° ${number}`
const done = 'Anexo guardado'

/** What the contract said by hand, or another annex, is not chosen here. */
function TitleDialog({ row, form }: Props) {
  const update = useAction(UpdateContractAnnex, { done })
  const { title, effectiveOn, applied } = row
  return (
    <FormDialog
      title={titleOf(row)}
      submit="Guardar"
      width={560}
      lead={<p className="mg-act soft">Lo que cambia este anexo ya está dicho.</p>}
      action={update}
      more={seenOf(row)}
      initial={{ title, effectiveOn }}
      form={form}
    >
      <Field of={ContractAnnex} name="title" autoFocus />
      {!applied && <Field of={ContractAnnex} name="effectiveOn" />}
    </FormDialog>
  )
}

/** The contract as it is on the day of the annex, with what the draft says of it. */
function TermsDialog({ row, form }: Props) {
  const [reveal, setReveal] = useState(false)
  const { id, userContractId, effectiveOn, title } = row
  const annex = useDetail(Annex, { input: { id, reveal } }, { keep: true })
  const asked = { input: { id: userContractId, asOf: effectiveOn, reveal } }
  const contract = useDetail(UserContract, asked, { keep: true, needs: 'contracts.read' })
  const update = useAction(UpdateContractAnnex, { done })
  if (contract.lacks) return <TitleDialog row={row} form={form} />
  if (!annex.data || !contract.data) return null
  const { contractAnnex: draft } = annex.data
  const { userContract: held } = contract.data
  const pay = draft.revealed && held.revealed
  const names = annexTerms.filter((name) => pay || !isReserved(name))
  const current = Object.fromEntries(
    names.map((name) => {
      const value = draft.terms.includes(name) ? draft.values[name] : held[name]
      return [name, value ?? undefined]
    }),
  )
  return (
    <FormDialog
      key={String(pay)}
      title={titleOf(row)}
      submit="Guardar"
      width={760}
      lead={<p className="mg-act soft">Lo que quede como está en el contrato sale del anexo.</p>}
      action={update}
      more={seenOf(row)}
      initial={{ ...current, title, effectiveOn }}
      toInput={(values) => ({
        ...changedTerms(names, current, values),
        title: values['title'] ?? null,
        effectiveOn: values['effectiveOn'],
      })}
      form={form}
    >
      <Section title="Anexo">
        <Field of={ContractAnnex} name="effectiveOn" />
        <Field of={ContractAnnex} name="title" autoFocus />
      </Section>
      <TermFields pay={pay} closed={<Closed onReveal={() => setReveal(true)} />} />
    </FormDialog>
  )
}
