import { choice, integer, optional, ref, yearMonth } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  monthsActive,
  payrollDashboard,
  payrollDashboardOld,
  payrollPeriods,
} from './dashboard.queries.ts'
import { newHires } from './hires.queries.ts'
import { payrollInfo, payrollInfoPeople } from './prepare.queries.ts'
import { PrepareLists } from '../model/prepare.ts'
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

query('newHires', {
  input: inputFrom('NewHiresInput', {
    yearMonth: yearMonth('Mes'),
    businessId: optional(ref('business', 'Razón social')),
  }),
  type: NewHireType,
  many: true,
  run: newHires,
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
