import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { BalanceRow, TakenRow } from '../model/file-rows.ts'
import { allBalances, matchBalances, objectionsToBalances } from './balance-file.ts'
import { applyBalances, undoBalances } from './balance-file.writes.ts'
import { allVacations, matchVacations, objectionsToVacations } from './taken-file.ts'
import { applyVacations, undoVacations } from './taken-file.writes.ts'

importer(BalanceRow, {
  code: 'VACATION_BALANCES',
  label: 'Saldos de vacaciones',
  about: 'Los días que tiene cada contrato a un día: desde ahí se sigue contando aquí.',
  area: 'importPeople',
  service: 'vacationConfig',
  // Who configures the vacations of people opens their balances from a file, new or not.
  needs: { create: 'vacationConfig.update', update: 'vacationConfig.update' },
  columns: {
    ...contractColumns,
    on: { header: 'al', aliases: ['fecha', 'saldo al'] },
    legal: { header: 'legales', aliases: ['días legales', 'saldo', 'saldo legal'] },
    progressive: { header: 'progresivas', aliases: ['progresivos', 'días progresivos'] },
    additional: { header: 'adicionales', aliases: ['días adicionales'] },
    months: { header: 'meses reconocidos', aliases: ['meses de otros empleadores'] },
  },
  keys: ['rut', 'contract'],
  match: matchBalances,
  check: objectionsToBalances,
  write: { apply: applyBalances, undo: undoBalances },
  all: allBalances,
})

importer(TakenRow, {
  code: 'VACATIONS',
  label: 'Vacaciones tomadas',
  about: 'Las que ya comenzaron: quedan aprobadas. Las anteriores al saldo cargado no lo cambian.',
  area: 'importPeople',
  service: 'vacations',
  columns: {
    ...contractColumns,
    startDate: { header: 'desde', aliases: ['inicio', 'fecha de inicio'] },
    endDate: { header: 'hasta', aliases: ['término', 'fecha de término'] },
    days: { header: 'días', aliases: ['días hábiles', 'cantidad de días'] },
    pool: { header: 'bolsa', aliases: ['de qué bolsa', 'tipo de días'] },
  },
  keys: ['rut', 'contract', 'startDate'],
  together: ['rut'],
  match: matchVacations,
  check: objectionsToVacations,
  write: { apply: applyVacations, undo: undoVacations },
  all: allVacations,
})
