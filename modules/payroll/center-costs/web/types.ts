import type {
  CostCenterMonthPeopleQuery,
  CostCenterMonthQuery,
} from '#generated/documents/graphql.ts'

export type MonthCost = CostCenterMonthQuery['costCenterMonth']
export type CenterCost = MonthCost['centers'][number]
export type Line = CenterCost['lines'][number]
export type PersonCost = CostCenterMonthPeopleQuery['costCenterMonthPeople']['rows'][number]

/** What the month, its razón social and the group of a screen are. */
export type Asked = { businessId: string; yearMonth: number; groupId: string }
