import type {
  ArrivalsQuery,
  ArrivalTasksQuery,
  ArrivalTemplatesQuery,
} from '#generated/documents/graphql.ts'

export type ListRow = ArrivalsQuery['arrivals']['rows'][number]
export type TaskRow = ArrivalTasksQuery['arrivalTasks']['rows'][number]
export type Template = ArrivalTemplatesQuery['arrivalTemplates'][number]
