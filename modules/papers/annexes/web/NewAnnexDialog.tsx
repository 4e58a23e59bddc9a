import { CreateContractAnnex } from '#generated/operations/annexes.ts'
import type { ContractPlaceProps } from '#modules/people/contracts/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { annexTerms, ContractAnnex, isReserved } from '../model/annex.ts'
import { changedTerms, TermFields } from './TermFields.tsx'

type Props = ContractPlaceProps & { form: OpenForm }

/** Writes an annex: the contract as it is, to be changed. What stays the same is not in it. */
export function NewAnnexDialog({ contract, form }: Props) {
  const create = useAction(CreateContractAnnex, { done: 'Anexo en borrador' })
  const names = annexTerms.filter((name) => contract.revealed || !isReserved(name))
  const current = Object.fromEntries(names.map((name) => [name, contract[name] ?? undefined]))
  return (
    <FormDialog
      title="Nuevo anexo"
      submit="Guardar borrador"
      width={760}
      lead={
        <p className="mg-act soft">
          Cambie lo que se acordó. El contrato queda como está hasta que el anexo se firme.
        </p>
      }
      action={create}
      more={{ userContractId: contract.id }}
      initial={{ ...current, effectiveOn: today() }}
      toInput={(values) => ({
        ...changedTerms(names, current, values),
        title: values['title'] ?? null,
        effectiveOn: values['effectiveOn'],
      })}
      form={form}
    >
      <Section title="Anexo">
        <Field of={ContractAnnex} name="effectiveOn" />
        <Field
          of={ContractAnnex}
          name="title"
          required={false}
          help="Vacío: se llama según lo que cambia"
        />
      </Section>
      <TermFields
        pay={contract.revealed}
        closed={
          <p className="soft">
            Para cambiarla, cierre esto y use «Mostrar datos reservados» en el contrato.
          </p>
        }
      />
    </FormDialog>
  )
}
