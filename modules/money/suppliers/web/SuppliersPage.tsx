import { useState } from 'react'
import { bankList, bankName } from '#chile/catalogues.ts'
import { SupplierCatalogue } from '#generated/catalogues.ts'
import { ConfirmSupplierAccount } from '#generated/operations/suppliers.ts'
import type { AllSupplierQuery } from '#generated/documents/graphql.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { actionOf } from '#platform/web/kit/record/StateMachine.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { AccountState, accountStates, Supplier } from '../model/supplier.ts'
import { AccountsOf } from './AccountsOf.tsx'

type Row = AllSupplierQuery['allSupplier'][number]

/** The banks that still receive payments. */
const banks = bankList
  .filter(({ kind }) => kind !== 'HISTORICAL')
  .map(({ code, name }) => ({ value: code, label: name }))

const bankOf = ({ bankId }: { bankId: string }) => bankName(bankId)

const shown: readonly Column<Row>[] = [
  ...columns(Supplier, ['name'], { sort: true }).map((one) => ({ ...one, lead: true })),
  ...columns(Supplier, ['identifier', 'businessName'], { optional: ['businessName'] }),
  { key: 'bank', title: 'Banco', text: bankOf },
  ...columns(Supplier, ['paymentAccountType', 'accountNumber']),
  stateColumn('accountState', accountStates, (row) => row.accountState, { title: 'Cuenta' }),
]

const names = ['name', 'businessName', 'identifier'] as const
const account = ['bankId', 'paymentAccountType', 'accountNumber'] as const

/** Who is paid besides the workers, and into which account. */
export default function SuppliersPage() {
  const [open, setOpen] = useState<Row>()
  const confirm = useAction(ConfirmSupplierAccount, { done: accountStates.acts.confirm.done })
  return (
    <>
      <CataloguePage
        of={Supplier}
        documents={SupplierCatalogue}
        service="suppliers"
        noun={{ one: 'proveedor', many: 'proveedores' }}
        title="Proveedores"
        columns={shown}
        fields={[...names, ...account]}
        usual={{ paymentAccountType: 'CORRIENTE' }}
        nameOf={({ name }) => name}
        filters={[{ name: 'accountState', label: 'Cuenta', options: AccountState.options }]}
        sort={{ field: 'name', descending: false }}
        empty="Agregue a quienes su empresa paga sin que sean trabajadores."
        acts={(row) => [
          {
            ...actionOf(accountStates, 'confirm', { state: row.accountState, relations: [] }, () =>
              confirm.run({ input: { id: row.id, version: row.version } }),
            ),
            confirm: `${bankOf(row)}, cuenta ${row.accountNumber}. Compruébela con el proveedor.`,
          },
          { label: 'Ver cuentas anteriores', onClick: () => setOpen(row) },
        ]}
        above={
          <p className="soft">
            La cuenta de un proveedor se confirma por una persona distinta de quien la escribió. Si
            cambia, vuelve a quedar por confirmar.
          </p>
        }
      >
        <Section>
          {names.map((name, at) => (
            <Field key={name} of={Supplier} name={name} autoFocus={at === 0} />
          ))}
          <Field of={Supplier} name="bankId" options={banks} wide />
          <FieldList of={Supplier} names={['paymentAccountType', 'accountNumber']} />
        </Section>
      </CataloguePage>
      {open && <AccountsOf id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  )
}
