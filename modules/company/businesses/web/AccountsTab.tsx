import { useParams } from 'react-router'
import { bankList, byCode } from '#chile/catalogues.ts'
import { BankAccountCatalogue } from '#generated/catalogues.ts'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AccountType, BankCurrency } from '../model/business.ts'
import { EditAccount, NewAccount } from './AccountForm.tsx'
import type { Account } from './types.ts'

const bankOf = ({ bankCode }: Account) => byCode(bankList, bankCode)?.name ?? bankCode

const columns: readonly Column<Account>[] = [
  { key: 'bank', title: 'Banco', lead: true, render: bankOf },
  {
    key: 'type',
    title: 'Tipo',
    render: ({ accountType }) => AccountType.label(accountType),
  },
  {
    key: 'number',
    title: 'Número',
    render: ({ accountIdentifier }) => <span className="tabular">{accountIdentifier}</span>,
  },
  {
    key: 'currency',
    title: 'Moneda',
    render: ({ currency }) => BankCurrency.label(currency),
  },
]

/** The accounts from which a razón social pays. */
export default function AccountsTab() {
  const { id = '' } = useParams()
  const detail = useDetail(BankAccountCatalogue.list, { input: { businessId: id } })
  const form = useOpenForm('cuenta')
  const rows = detail.data?.bankAccountsBusiness
  const edited = rows?.find((row) => row.id === form.key)
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'cuenta', many: 'cuentas', feminine: true }}
      title="Cuentas desde las que se paga"
      empty="Aquí estarán las cuentas desde las que se pagan las remuneraciones."
      create={{
        permission: 'bankAccounts.create',
        label: 'Agregar cuenta',
        onClick: () => form.open(),
      }}
      caption="Cuentas bancarias"
      columns={columns}
      nameOf={(row) => `la cuenta ${row.accountIdentifier}`}
      actions={(row) => [
        {
          label: 'Editar',
          permission: 'bankAccounts.update',
          onClick: () => form.open(row.id),
        },
      ]}
    >
      {form.key === NEW && <NewAccount businessId={id} form={form} />}
      {edited && <EditAccount key={edited.id} account={edited} form={form} />}
    </CataloguePanel>
  )
}
