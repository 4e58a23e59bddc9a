import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { AdvanceRow } from '../model/advance-row.ts'
import {
  allAdvances,
  applyAdvances,
  matchAdvances,
  objectionsToAdvances,
  undoAdvances,
} from './advance-file.ts'

importer(AdvanceRow, {
  code: 'ADVANCES',
  label: 'Anticipos',
  about: 'Los pesos que se pagan antes de la liquidación, en el proceso de anticipos del mes.',
  area: 'importPayroll',
  service: 'userItems',
  needs: { create: 'userItems.update', update: 'userItems.update' },
  columns: {
    ...contractColumns,
    amount: { header: 'monto', aliases: ['anticipo', 'valor'] },
    month: { header: 'mes', aliases: ['fecha', 'período'] },
  },
  keys: ['rut', 'contract', 'month'],
  match: matchAdvances,
  check: objectionsToAdvances,
  write: { apply: applyAdvances, undo: undoAdvances },
  all: allAdvances,
})
