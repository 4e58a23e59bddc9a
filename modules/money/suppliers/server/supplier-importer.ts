import { bankList } from '#chile/catalogues.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { ofCatalogue } from '#platform/server/imports/of-catalogue.ts'
import { Supplier } from '../model/supplier.ts'
import { accountProblem } from './account-problem.ts'
import { whySuppliersKept } from './accounts.service.ts'

const banks = bankList.map(({ code, name }) => ({ value: code, label: name, also: [code] }))

const written = [
  'name',
  'businessName',
  'identifier',
  'bankId',
  'paymentAccountType',
  'accountNumber',
] as const

importer(Supplier, {
  code: 'SUPPLIERS',
  label: 'Proveedores',
  about: 'A quiénes se paga y en qué cuenta. La cuenta que cambia queda por confirmar.',
  area: 'importSystem',
  service: 'suppliers',
  columns: {
    identifier: { aliases: ['rut proveedor', 'rut empresa'] },
    name: { aliases: ['proveedor', 'nombre de fantasía'] },
    businessName: {},
    bankId: { aliases: ['código banco'], choices: banks, help: 'El nombre o el código del banco' },
    paymentAccountType: { aliases: ['tipo cuenta', 'tipo'] },
    accountNumber: { aliases: ['cuenta', 'n° cuenta', 'nº de cuenta', 'número cuenta'] },
  },
  ...ofCatalogue(Supplier, { table: 'supplier', fields: written, keeps: whySuppliersKept }, [
    'identifier',
  ]),
  check: (_importing, rows) =>
    rows.map(({ whole }) => {
      const { bankId, paymentAccountType, accountNumber, identifier } = whole
      if (!bankId || !paymentAccountType || !accountNumber || !identifier) return []
      const found = accountProblem({ bankId, paymentAccountType, accountNumber, identifier })
      return found ? [{ column: found.field, message: found.message }] : []
    }),
})
