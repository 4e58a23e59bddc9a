import { bankList } from '#chile/catalogues.ts'
import { BankAccountCatalogue } from '#generated/catalogues.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { BankAccount } from '../model/business.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import type { Account } from './types.ts'

const names = ['bankCode', 'accountType', 'accountIdentifier', 'currency']

const banks = bankList
  .filter(({ kind }) => kind !== 'HISTORICAL')
  .map(({ code, name }) => ({ value: code, label: name }))

const usual = { currency: 'CLP', accountType: 'CORRIENTE' }

/** An account from which a razón social pays. */
export function NewAccount({ businessId, form }: { businessId: string; form: OpenForm }) {
  const create = useAction(BankAccountCatalogue.create, { done: 'Cuenta agregada' })
  return (
    <FormDialog
      title="Agregar cuenta"
      action={create}
      more={{ businessId }}
      initial={usual}
      submit="Agregar"
      form={form}
    >
      <AccountFields />
    </FormDialog>
  )
}

/** The correction of one. */
export function EditAccount({ account, form }: { account: Account; form: OpenForm }) {
  const update = useAction(BankAccountCatalogue.update, { done: 'Cuenta guardada' })
  return (
    <FormDialog title="Editar cuenta" action={update} {...editing(account, names)} form={form}>
      <AccountFields />
    </FormDialog>
  )
}

const AccountFields = () => (
  <Section>
    <Field of={BankAccount} name="bankCode" options={banks} wide />
    <FieldList of={BankAccount} names={['accountType', 'accountIdentifier', 'currency']} />
  </Section>
)
