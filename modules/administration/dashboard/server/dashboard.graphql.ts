import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type CurrentMonth, dashboard } from './dashboard.queries.ts'
import type { OwnWork } from './own.queries.ts'
import { ContractType } from '#modules/people/contracts/model/catalogs.ts'

type Dashboard = Awaited<ReturnType<typeof dashboard>>
type Moves = NonNullable<Dashboard['movements']>

type ShownMonth = Pick<
  CurrentMonth,
  | 'id'
  | 'businessName'
  | 'yearMonth'
  | 'isOpen'
  | 'stateLabel'
  | 'contracts'
  | 'calculated'
  | 'failed'
  | 'changesSince'
  | 'calculating'
  | 'missingIndicators'
  | 'totalPeople'
  | 'totalNet'
  | 'totalCost'
>

const Month = objectFrom<ShownMonth>('DashboardMonth', {
  id: of.id('payrollMonth'),
  businessName: of.text,
  yearMonth: of.yearMonth,
  isOpen: of.flag,
  stateLabel: of.text,
  contracts: of.int,
  calculated: of.int,
  failed: of.int,
  changesSince: of.int,
  calculating: of.flag,
  missingIndicators: of.maybe(of.text),
  totalPeople: of.maybe(of.int),
  totalNet: of.maybe(of.pesos),
  totalCost: of.maybe(of.pesos),
})

type Summary = NonNullable<Dashboard['payroll']>

const Totals = objectFrom<Summary['now']>('DashboardPayTotals', {
  yearMonth: of.yearMonth,
  people: of.int,
  calculated: of.int,
  earnings: of.pesos,
  net: of.pesos,
  cost: of.pesos,
})

const Payroll = objectFrom<Summary>('DashboardPayroll', {
  isOpen: of.flag,
  businesses: of.int,
  allBusinesses: of.int,
  now: of.object(Totals),
  before: of.maybe(of.object(Totals)),
  history: of.list(of.object(Totals)),
})

const People = objectFrom<NonNullable<Dashboard['people']>>('DashboardPeople', {
  active: of.int,
  incoming: of.int,
  incomplete: of.maybe(of.int),
})

const Movement = objectFrom<Moves['leaving']['rows'][number]>('DashboardMovement', {
  id: of.id('contract'),
  userId: of.id('user'),
  fullname: of.text,
  businessName: of.text,
  day: of.date,
})

const Movements = objectFrom<Moves['leaving']>('DashboardMovements', {
  total: of.int,
  rows: of.list(of.object(Movement)),
})

const AllMovements = objectFrom<Moves>('DashboardAllMovements', {
  entering: of.maybe(of.object(Movements)),
  leaving: of.object(Movements),
  expiring: of.object(Movements),
})

const OwnPayslip = objectFrom<NonNullable<OwnWork['payslip']>>('DashboardPayslip', {
  monthId: of.id('payrollMonth'),
  contractId: of.id('contract'),
  yearMonth: of.yearMonth,
  net: of.pesos,
  earnings: of.pesos,
  deductions: of.pesos,
  businessName: of.text,
})

const OwnContract = objectFrom<OwnWork['contracts'][number]>('DashboardContract', {
  id: of.id('contract'),
  businessName: of.text,
  jobTitle: of.text,
  contractType: of.choice(ContractType),
  initialDate: of.date,
  finalDate: of.maybe(of.date),
})

const Own = objectFrom<OwnWork>('DashboardOwn', {
  payslip: of.maybe(of.object(OwnPayslip)),
  contracts: of.list(of.object(OwnContract)),
})

query('dashboard', {
  type: objectFrom<Dashboard>('Dashboard', {
    today: of.date,
    yearMonth: of.yearMonth,
    months: of.maybe(of.list(of.object(Month))),
    waiting: of.maybe(
      of.object(
        objectFrom<NonNullable<Dashboard['waiting']>>('MonthThatWaits', {
          yearMonth: of.yearMonth,
          lacks: of.text,
        }),
      ),
    ),
    payroll: of.maybe(of.object(Payroll)),
    people: of.maybe(of.object(People)),
    movements: of.maybe(of.object(AllMovements)),
    own: of.maybe(of.object(Own)),
  }),
  run: dashboard,
})
