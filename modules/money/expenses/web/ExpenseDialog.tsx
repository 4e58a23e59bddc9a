import { CreateExpense, UpdateExpense } from '#generated/operations/expenses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { filesIn, SeveralFiles } from '#platform/web/kit/form/SeveralFiles.tsx'
import { today } from '#platform/web/look/today.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { formatPesos } from '#chile/numbers.ts'
import { AccountingDocumentType, isNumbered } from '../model/catalogs.ts'
import { Expense, expenseFields, MOST_FILES } from '../model/expense.ts'
import type { ExpenseRow } from './types.ts'
import { optionsOf, type Policy, useChoices } from './useChoices.ts'

type Values = Readonly<Record<string, unknown>>

/** The files of the form as the server takes them; only where they are there. */
const withFiles = (values: Values): Values =>
  'files' in values
    ? { ...values, files: filesIn(values['files']).map(({ id }) => ({ fileId: id })) }
    : values

/** Writes an expense: its document is photographed first, and then said. */
export function NewExpense({ form }: { form: OpenForm }) {
  const create = useAction(CreateExpense, { done: 'Gasto agregado' })
  const { policies } = useChoices()
  const [only] = policies
  return (
    <FormDialog
      title="Agregar gasto"
      action={create}
      initial={{
        date: today(),
        currencyId: only?.currencyId ?? 'CLP',
        accountingDocumentType: 'BOLETA',
        files: [],
        ...(policies.length === 1 && only ? { expensePolicyId: only.id } : {}),
      }}
      toInput={withFiles}
      submit="Agregar"
      form={form}
    >
      <ExpenseFields />
    </FormDialog>
  )
}

/** Corrects an expense that was not sent. */
export function EditExpense({ form, row }: { form: OpenForm; row: ExpenseRow }) {
  const update = useAction(UpdateExpense, { done: 'Gasto guardado' })
  const { toInput, ...seen } = editing(row, [...expenseFields, 'files'])
  return (
    <FormDialog
      title="Editar gasto"
      action={update}
      {...seen}
      toInput={(values) => withFiles(toInput(values))}
      form={form}
    >
      <ExpenseFields />
    </FormDialog>
  )
}

function ExpenseFields() {
  const person = useMe().id
  const { policies, categories } = useChoices()
  const chosen = useValue('expensePolicyId')
  const policy = policies.find((one) => one.id === chosen)
  const type = useValue('accountingDocumentType')
  const currency = useValue('currencyId')
  const numbered = typeof type !== 'string' || isNumbered(type)
  return (
    <Section>
      <SeveralFiles
        name="files"
        label="Boleta o comprobante"
        most={MOST_FILES}
        about={{ relatedType: 'expense', relatedId: person }}
      />
      <Field of={Expense} name="name" wide />
      <Field of={Expense} name="expensePolicyId" options={optionsOf(policies)} />
      <Field
        of={Expense}
        name="expenseCategoryId"
        options={optionsOf(policy && policy.categories.length > 0 ? policy.categories : categories)}
      />
      <Field of={Expense} name="date" max={today()} />
      <Field of={Expense} name="accountingDocumentType" options={documentsOf(policy)} />
      {numbered && (
        <>
          <Field of={Expense} name="documentIdentifier" required />
          <Field of={Expense} name="providerIdentifier" required />
        </>
      )}
      <Field of={Expense} name="currencyId" />
      <Field of={Expense} name="amount" />
      {typeof currency === 'string' && currency !== 'CLP' && (
        <Field of={Expense} name="rate" required />
      )}
      <Field of={Expense} name="comment" wide rows={2} {...helpOf(policy)} />
    </Section>
  )
}

/** The documents that a policy takes; without its own, all. */
const documentsOf = (policy: Policy | undefined) =>
  AccountingDocumentType.options.filter(
    ({ value }) =>
      !policy ||
      policy.accountingDocumentTypes.length === 0 ||
      policy.accountingDocumentTypes.some((one) => one === value),
  )

/** What a policy asks for, before it refuses: its limit and its days. */
const helpOf = (policy: Policy | undefined) =>
  policy
    ? {
        help: `${
          policy.maxAmount === null
            ? 'Sin tope'
            : `Sobre ${formatPesos(policy.maxAmount)} escriba el motivo`
        }. Se rinde hasta ${policy.maxAgeDays} días después del documento.`,
      }
    : {}
