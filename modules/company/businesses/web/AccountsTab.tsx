import { useParams } from 'react-router'
import { bankList, byCode } from '#chile/catalogues.ts'
import type { BankAccountsBusinessQuery } from '#generated/documents/graphql.ts'
import { BankAccountsBusiness } from '#generated/operations/businesses.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { AccountType, BankCurrency } from '../model/business.ts'
import { EditAccount, NewAccount } from './AccountForm.tsx'

export type Account = BankAccountsBusinessQuery['bankAccountsBusiness'][number]

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
  const { data, error, reload } = useDetail(BankAccountsBusiness, { input: { businessId: id } })
  const form = useOpenForm('cuenta')
  if (error) return <LoadProblem error={error} retry={reload} />
  const rows = data?.bankAccountsBusiness ?? []
  const add = (
    <ActionButton look="primary" permission="bankAccounts.create" onClick={() => form.open()}>
      Agregar cuenta
    </ActionButton>
  )
  return (
    <>
      {data && rows.length === 0 ? (
        <EmptyState title="Aún no hay cuentas" action={add}>
          Aquí estarán las cuentas desde las que se pagan las remuneraciones.
        </EmptyState>
      ) : (
        <Panel title="Cuentas desde las que se paga" action={add}>
          <Rows
            caption="Cuentas bancarias"
            rows={rows}
            columns={columns}
            skeleton={data ? 0 : 2}
            nameOf={(row) => `la cuenta ${row.accountIdentifier}`}
            actions={(row) => [
              {
                label: 'Editar',
                permission: 'bankAccounts.update',
                onClick: () => form.open(row.id),
              },
            ]}
          />
        </Panel>
      )}
      {form.key === NEW && <NewAccount businessId={id} form={form} />}
      {rows
        .filter((row) => row.id === form.key)
        .map((row) => (
          <EditAccount key={row.id} account={row} form={form} />
        ))}
    </>
  )
}
