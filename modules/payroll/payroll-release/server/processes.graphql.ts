import { choice, integer, optional, ref, text, yearMonth } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  monthsActive,
  payrollDashboard,
  payrollDashboardOld,
  payrollPeriods,
} from './dashboard.queries.ts'
import { hires, type HireTotals, hireTotals, newHires } from './hires.queries.ts'
import { payrollInfo, payrollInfoPeople } from './prepare.queries.ts'
import { HireFilter, HireLack, PrepareLists } from '../model/prepare.ts'
import { ProcessSheet } from '../model/process-sheet.ts'
import { payrollProcess, updatePayrollProcess } from './process.service.ts'
import {
  ActiveMonthType,
  DashboardType,
  InfoType,
  NewHireType,
  PeriodType,
  PreparedType,
  ProcessType,
} from './process-types.ts'

const month = ref('payrollMonth', 'Mes')
const ofMonth = inputFrom('OfProcessMonth', { payrollMonthId: month })

query('payrollDashboard', { type: DashboardType, many: true, run: payrollDashboard })

query('payrollDashboardOld', { type: DashboardType, many: true, run: payrollDashboardOld })

query('monthsActive', { type: ActiveMonthType, many: true, run: monthsActive })

query('payrollPeriods', { type: PeriodType, many: true, run: payrollPeriods })

query('payrollInfo', { input: ofMonth, type: InfoType, run: payrollInfo })

list('payrollInfoPeople', {
  type: PreparedType,
  filter: inputFrom('PayrollInfoPeopleFilter', {
    payrollMonthId: month,
    list: choice(PrepareLists, 'Lista'),
  }),
  sort: ['name'],
  run: payrollInfoPeople,
})

const ofMonthOfHires = {
  yearMonth: yearMonth('Mes'),
  businessId: optional(ref('business', 'Razón social')),
}
const hiresInput = inputFrom('NewHiresInput', ofMonthOfHires)

query('newHires', { input: hiresInput, type: NewHireType, many: true, run: newHires })

list('hires', {
  type: NewHireType,
  filter: inputFrom('HiresFilter', {
    ...ofMonthOfHires,
    lack: optional(choice(HireFilter, 'Falta')),
    search: optional(text('Buscar', { max: 100 })),
  }),
  sort: ['initialDate', 'name'],
  run: hires,
})

query('hireTotals', {
  input: hiresInput,
  type: objectFrom<HireTotals>('HireTotals', {
    people: of.int,
    complete: of.int,
    stopped: of.int,
    lacks: of.list(
      of.object(
        objectFrom<HireTotals['lacks'][number]>('HireLackCount', {
          lack: of.choice(HireLack),
          people: of.int,
        }),
      ),
    ),
  }),
  run: hireTotals,
})

query('payrollProcess', { input: ofMonth, type: ProcessType, run: payrollProcess })

mutation('updatePayrollProcess', {
  input: inputFrom('UpdatePayrollProcessInput', {
    payrollMonthId: month,
    version: integer('Versión'),
    ...ProcessSheet.fields,
  }),
  type: ProcessType,
  run: async (context, input) => {
    await updatePayrollProcess(context, input)
    return payrollProcess(context, input)
  },
})
