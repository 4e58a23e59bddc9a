import { bankList } from '#chile/catalogues.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { AccountRow } from '../model/account-row.ts'
import {
  allAccounts,
  applyAccounts,
  matchAccounts,
  objectionsToAccounts,
  undoAccounts,
} from './account-file.ts'

const banks = bankList
  .filter(({ kind }) => kind !== 'HISTORICAL')
  .map(({ code, name }) => ({ value: code, label: name, also: [code] }))

/** What a file says of how people are paid, wherever it is among its columns. */
export const accountColumns = {
  kind: { header: 'medio', aliases: ['forma de pago', 'medio de pago'] },
  bankCode: { header: 'banco', choices: banks, help: 'El nombre o el código del banco' },
  accountType: { header: 'tipo de cuenta', aliases: ['tipo cuenta'] },
  accountNumber: { header: 'cuenta', aliases: ['número de cuenta', 'n° de cuenta'] },
} as const

importer(AccountRow, {
  code: 'BANK_ACCOUNTS',
  label: 'Cuentas de pago',
  about: 'Cómo se paga a cada persona. La cuenta que cambia se le avisa y queda marcada 48 horas.',
  area: 'importPeople',
  service: 'paymentMethods',
  columns: {
    rut: { aliases: ['rut trabajador', 'rut colaborador'] },
    ...accountColumns,
    accountType: { header: 'tipo de cuenta', aliases: ['tipo cuenta', 'tipo'] },
  },
  keys: ['rut'],
  match: matchAccounts,
  check: objectionsToAccounts,
  write: { apply: applyAccounts, undo: undoAccounts },
  all: allAccounts,
})
