import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { CreateExpenseList } from '#generated/operations/expenses.ts'
import { useTemplates } from '#modules/money/bank-lists/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { BareChoice } from '#platform/web/kit/form/BareField.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { type ClosedForm, FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ExpenseReport } from '../model/expense.ts'

type Left = { number: number; name: string; problem: string }
export type MadeList = { id: string; left: readonly Left[] }

type Props = { form: ClosedForm; onMade: (list: MadeList) => void }

/** Pays by a list of the bank all that a razón social approved and nobody paid. */
export function ListDialog({ form, onMade }: Props) {
  const { options, whyNot, inputOf } = useTemplates()
  const make = useAction(CreateExpenseList, {
    done: ({ people, total }) => `Nómina con ${counted(people, 'pago')} por ${formatPesos(total)}`,
    after: onMade,
  })
  const usable = options.filter(({ value }) => whyNot(value) === undefined)
  const [usual] = usable
  if (!usual) return null
  return (
    <FormDialog
      title="Pagar por nómina"
      submit="Crear nómina"
      lead="Lleva las rendiciones aprobadas de una razón social que nadie ha pagado."
      action={make}
      initial={{ template: usual.value }}
      toInput={({ businessId, template }) => ({
        businessId,
        ...inputOf(typeof template === 'string' ? template : usual.value),
      })}
      form={form}
    >
      <Section>
        <Field of={ExpenseReport} name="businessId" required autoFocus />
        <div>
          <span id="expense-list-template">Plantilla del banco</span>
          <BareChoice
            name="template"
            label="Plantilla del banco"
            labelId="expense-list-template"
            options={usable}
          />
        </div>
      </Section>
    </FormDialog>
  )
}

/** The people that a list leaves out, and why. */
export function LeftOutDialog({
  list: { id, left },
  close,
}: {
  list: MadeList
  close: () => void
}) {
  return (
    <Dialog
      title={`Fuera de la nómina: ${counted(left.length, 'rendición', 'rendiciones')}`}
      onCancel={close}
    >
      <ul>
        {left.map(({ number, name, problem }) => (
          <li key={number}>
            N° {number}, {name}: {problem}
          </li>
        ))}
      </ul>
      <ActionButton look="primary" to={pathTo('nominas-de-pago/nomina/:id', { id })}>
        Ver nómina
      </ActionButton>
    </Dialog>
  )
}
