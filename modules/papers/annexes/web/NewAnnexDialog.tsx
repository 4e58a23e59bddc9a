import { CreateContractAnnex } from '#generated/operations/annexes.ts'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { type ContractPlaceProps, useChoices } from '#modules/people/contracts/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { type AnnexTerm, annexTerms, ContractAnnex, isReserved } from '../model/annex.ts'

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
        ...Object.fromEntries(
          names
            .filter((name) => name in values && !isSame(values[name], current[name]))
            .map((name) => [name, values[name] ?? null]),
        ),
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
      <TermFields pay={contract.revealed} />
    </FormDialog>
  )
}

const workday: readonly AnnexTerm[] = ['hoursPerWeek', 'daysPerWeek', 'art22']
const ways: readonly AnnexTerm[] = ['shiftWork', 'remoteWork']

function TermFields({ pay }: { pay: boolean }) {
  const { jobTitles, branchOffices } = useChoices()
  const gratification = useValue('gratificationType')
  const type = useValue('contractType')
  return (
    <>
      <Section title="Cargo y lugar">
        <Field of={Contract} name="jobTitle" suggestions={jobTitles} />
        <Field of={Contract} name="branchOffice" suggestions={branchOffices} />
      </Section>
      <Section title="Remuneración">
        {pay ? (
          <>
            <FieldList
              of={Contract}
              names={['monthlySalary', 'paymentPeriod', 'gratificationType']}
            />
            {gratification === 'CONVENTIONAL' && <Field of={Contract} name="gratificationAmount" />}
          </>
        ) : (
          <p className="soft">
            Para cambiarla, cierre esto y use «Mostrar datos reservados» en el contrato.
          </p>
        )}
      </Section>
      <Section title="Jornada">
        <FieldList of={Contract} names={[...workday, ...ways]} />
      </Section>
      <Section title="Plazo">
        <Field of={Contract} name="contractType" />
        {type !== 'INDEFINITE' && <Field of={Contract} name="finalDate" />}
        {type === 'FIXED' && <Field of={Contract} name="fixedTermRenewals" />}
      </Section>
    </>
  )
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
