import { useState } from 'react'
import { formatPesos } from '#chile/numbers.ts'
import {
  CreateExpensePolicy,
  ExpensePolicies,
  UpdateExpensePolicy,
} from '#generated/operations/expenses.ts'
import { ExpenseCategoryCatalogue } from '#generated/catalogues.ts'
import { ExpensePermissions } from '#generated/operations/expense-duties.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { Field, FieldList, FreeField, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { AccountingDocumentType } from '../model/catalogs.ts'
import { ExpensePolicy, policyFields } from '../model/expense.ts'
import { optionsOf, type Policy } from './useChoices.ts'

const shown: readonly Column<Policy>[] = [
  ...columns(ExpensePolicy, ['name', 'code']),
  {
    key: 'categories',
    title: 'Categorías',
    text: ({ categories }) => categories.map(({ name }) => name).join(', ') || 'Todas',
  },
  {
    key: 'issuers',
    title: 'Quién la usa',
    text: ({ issuers }) =>
      issuers.map(({ name }) => formatName(name)).join(', ') || 'Todos quienes rinden',
  },
  {
    key: 'maxAmount',
    title: 'Tope por gasto',
    align: 'end',
    text: ({ maxAmount }) => (maxAmount === null ? 'Sin tope' : formatPesos(maxAmount)),
  },
  ...columns(ExpensePolicy, ['maxAgeDays', 'levels', 'status']),
]

/** What is paid to people who render: until how much, and with which documents. */
export default function PoliciesTab() {
  const detail = useDetail(ExpensePolicies)
  const form = useOpenForm('política de gastos')
  const rows = detail.data?.expensePolicies
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <CataloguePanel<Policy>
      detail={detail}
      rows={rows}
      caption="Políticas de gastos"
      columns={shown}
      noun={{ one: 'política', many: 'políticas', feminine: true }}
      text="Cada gasto se rinde según una política; sin categorías o personas propias, es de todas."
      empty="Diga qué paga su empresa: por ejemplo, viajes dentro del país y compras menores."
      create={{ permission: 'expensePolicies.create', onClick: () => form.open() }}
      nameOf={({ name }) => name}
      actions={({ id }) => [
        { label: 'Editar', permission: 'expensePolicies.update', onClick: () => form.open(id) },
      ]}
    >
      {form.key === NEW && <NewPolicy form={form} />}
      {edited && <EditPolicy form={form} row={edited} />}
    </CataloguePanel>
  )
}

function NewPolicy({ form }: { form: OpenForm }) {
  const create = useAction(CreateExpensePolicy, { done: 'Política creada' })
  return (
    <FormDialog
      title="Nueva política de gastos"
      action={create}
      initial={{
        status: 'ACTIVE',
        currencyId: 'CLP',
        receiptFrom: 0,
        levels: 1,
        maxAgeDays: 60,
        categories: [],
        issuers: [],
        documents: [],
        limits: {},
      }}
      toInput={({ limits: _limits, ...values }) => ({
        ...values,
        ...partsOf({ ...values, limits: _limits }),
      })}
      submit="Crear política"
      form={form}
    >
      <Fields />
    </FormDialog>
  )
}

function EditPolicy({ form, row }: { form: OpenForm; row: Policy }) {
  const update = useAction(UpdateExpensePolicy, { done: 'Política guardada' })
  const stored = {
    ...row,
    categories: row.categories.map(({ id }) => id),
    issuers: row.issuers.map(({ id }) => id),
    documents: row.accountingDocumentTypes,
    limits: Object.fromEntries(row.categories.map(({ id, maxAmount }) => [id, maxAmount])),
  }
  const { toInput, ...seen } = editing(stored, [
    ...policyFields,
    'categories',
    'issuers',
    'documents',
  ])
  return (
    <FormDialog
      title="Editar política de gastos"
      action={update}
      {...seen}
      toInput={(values) => ({ ...toInput(values), ...partsOf(values) })}
      form={form}
    >
      <Fields chosen={row.issuers} />
    </FormDialog>
  )
}

function Fields({ chosen = [] }: { chosen?: Policy['issuers'] }) {
  const categories = useDetail(ExpenseCategoryCatalogue.list).data?.expenseCategories ?? []
  const [search, setSearch] = useState('')
  const asked = useDetail(
    ExpensePermissions,
    { filter: { issuer: true, search: search || null }, page: { number: 1, size: 30 } },
    { needs: 'expensePermissions.read' },
  )
  const found = (asked.data?.expensePermissions.rows ?? []).map(({ userId, fullname }) => ({
    value: userId,
    label: formatName(fullname),
  }))
  const kept = chosen
    .map(({ id, name }) => ({ value: id, label: formatName(name) }))
    .filter(({ value }) => !found.some((one) => one.value === value))
  return (
    <Section>
      <Field of={ExpensePolicy} name="name" wide autoFocus />
      <FieldList of={ExpensePolicy} names={['code', 'status']} />
      <Field of={ExpensePolicy} name="description" wide rows={2} />
      <FieldList
        of={ExpensePolicy}
        names={['maxAmount', 'receiptFrom', 'maxAgeDays', 'currencyId', 'levels']}
      />
      <SeveralField
        name="categories"
        label="Categorías"
        options={optionsOf(categories)}
        placeholder="Todas"
        optional
        wide
      />
      <Limits categories={categories} />
      <SeveralField
        name="documents"
        label="Documentos que acepta"
        options={AccountingDocumentType.options}
        placeholder="Todos"
        optional
        wide
      />
      <SeveralField
        name="issuers"
        label="Quién la usa"
        options={[...found, ...kept]}
        onSearch={setSearch}
        placeholder="Todos quienes rinden"
        optional
        wide
      />
    </Section>
  )
}

type Values = Readonly<Record<string, unknown>>
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Until how much each of the chosen categories is paid; empty, as the whole policy says. */
function Limits({ categories }: { categories: readonly { id: string; name: string }[] }) {
  const chosen = listIn(useValue('categories'))
  return categories
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, name }) => (
      <FreeField
        key={id}
        field={ExpensePolicy.fields.maxAmount}
        name={['limits', id]}
        label={`Tope de ${name}`}
      />
    ))
}

/** The lists of the form as the server takes them, each category with its limit. */
function partsOf(values: Values) {
  const limits = new Map<string, unknown>(Object.entries(Object(values['limits'])))
  return {
    categories: listIn(values['categories']).map((one) => ({
      expenseCategoryId: String(one),
      maxAmount: limits.get(String(one)) ?? null,
    })),
    issuers: listIn(values['issuers']).map((one) => ({ userId: String(one) })),
    documents: listIn(values['documents']).map((type) => ({ type })),
  }
}
