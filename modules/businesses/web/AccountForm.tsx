import { bankList } from '#chile/catalogues.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { BankAccount } from '../model/business.ts'
import type { Account } from './AccountsTab.tsx'
import { changedOf } from './changed.ts'
import { CreateBankAccount, UpdateBankAccount } from './documents.ts'

type Props = { businessId: string; account: Account | undefined; onClose: () => void }

const names = ['bankCode', 'accountType', 'accountIdentifier', 'currency']

const banks = bankList
  .filter(({ kind }) => kind !== 'HISTORICAL')
  .map(({ code, name }) => ({ value: code, label: name }))

/** One account: a new one, or a correction. */
export function AccountForm({ businessId, account, onClose }: Props) {
  const create = useAction(CreateBankAccount, { done: 'Cuenta agregada', after: onClose })
  const update = useAction(UpdateBankAccount, { done: 'Cuenta guardada', after: onClose })
  const fields = (
    <Section>
      <Field of={BankAccount} name="bankCode" options={banks} wide />
      <Field of={BankAccount} name="accountType" />
      <Field of={BankAccount} name="accountIdentifier" />
      <Field of={BankAccount} name="currency" />
    </Section>
  )
  return account ? (
    <SectionForm
      action={update}
      more={{ id: account.id, version: account.version }}
      initial={account}
      toInput={(values) => changedOf(names, account, values)}
      cancel={onClose}
    >
      {fields}
    </SectionForm>
  ) : (
    <SectionForm
      action={create}
      more={{ businessId }}
      initial={{ currency: 'CLP', accountType: 'CORRIENTE' }}
      cancel={onClose}
      submit="Agregar"
    >
      {fields}
    </SectionForm>
  )
}
