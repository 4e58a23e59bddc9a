import { useParams } from 'react-router'
import { bankList, bankName } from '#chile/catalogues.ts'
import { BankAccountCatalogue } from '#generated/catalogues.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { ShortCatalogue } from '#platform/web/kit/list/ShortCatalogue.tsx'
import { BankAccount } from '../model/business.ts'
import type { Account } from './types.ts'

const shown: readonly Column<Account>[] = [
  {
    key: 'bank',
    title: 'Banco',
    lead: true,
    render: ({ bankCode }) => bankName(bankCode),
  },
  ...columns(BankAccount, ['accountType', 'accountIdentifier', 'currency'], {
    labels: { accountType: 'Tipo', accountIdentifier: 'Número' },
  }),
]

const banks = bankList
  .filter(({ kind }) => kind !== 'HISTORICAL')
  .map(({ code, name }) => ({ value: code, label: name }))

/** The accounts from which a razón social pays. */
export default function AccountsTab() {
  const { id = '' } = useParams()
  return (
    <ShortCatalogue
      documents={BankAccountCatalogue}
      right="bankAccounts"
      noun={{ one: 'cuenta', many: 'cuentas', feminine: true, added: true }}
      under={{ businessId: id }}
      title="Cuentas desde las que se paga"
      empty="Aquí estarán las cuentas desde las que se pagan las remuneraciones."
      caption="Cuentas bancarias"
      columns={shown}
      nameOf={(row) => `la cuenta ${row.accountIdentifier}`}
      fields={['bankCode', 'accountType', 'accountIdentifier', 'currency']}
      usual={{ currency: 'CLP', accountType: 'CORRIENTE' }}
    >
      {() => (
        <Section>
          <Field of={BankAccount} name="bankCode" options={banks} wide />
          <FieldList of={BankAccount} names={['accountType', 'accountIdentifier', 'currency']} />
        </Section>
      )}
    </ShortCatalogue>
  )
}
