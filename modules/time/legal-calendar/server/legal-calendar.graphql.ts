import type { PublicHoliday } from '#chile/calendar.ts'
import { choice, longText, optional, text, year } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { HolidayKind, HolidayScope } from '../model/catalogs.ts'
import { HolidayChange, HolidayState, PublicHolidayEntry } from '../model/public-holiday.ts'
import { legalCalendar } from './calendar.queries.ts'
import {
  legalCalendarStatus,
  type LegalCalendarStatus,
  publicHolidays,
  type PublicHolidayRow,
} from './holidays.queries.ts'
import {
  confirmHolidayYear,
  confirmPublicHoliday,
  enterPublicHoliday,
  proposeHolidayYear,
  rejectPublicHoliday,
  removePublicHoliday,
  replacePublicHoliday,
} from './holidays.service.ts'

/** The calendar in force, as everybody of a company reads it. */
query('legalHolidays', {
  type: objectFrom<Omit<PublicHoliday, 'status'>>('LegalHoliday', {
    date: of.date,
    name: of.text,
    type: of.choice(HolidayKind),
    irrevocable: of.flag,
    scope: of.choice(HolidayScope),
    places: of.list(of.text),
    law: of.maybe(of.text),
  }),
  many: true,
  run: async ({ tx }) => [...(await legalCalendar(tx))],
})

const Row = objectFrom<PublicHolidayRow>('PublicHoliday', {
  id: of.id('publicHoliday'),
  change: of.choice(HolidayChange),
  replacesId: of.maybe(of.id('publicHoliday')),
  date: of.date,
  title: of.text,
  type: of.choice(HolidayKind),
  irrevocable: of.flag,
  scope: of.choice(HolidayScope),
  places: of.maybe(of.text),
  placeNames: of.text,
  law: of.maybe(of.text),
  comment: of.maybe(of.text),
  state: of.choice(HolidayState),
  proposed: of.flag,
  contested: of.flag,
  withYear: of.flag,
  mine: of.flag,
  enteredById: of.maybe(of.int),
  enteredBy: of.maybe(of.text),
  enteredAt: of.dateTime,
  answeredBy: of.maybe(of.text),
  answeredAt: of.maybe(of.dateTime),
  reason: of.maybe(of.text),
  before: of.maybe(of.text),
})

const ofYear = year('Año', { min: 2000, max: 2100 })

list('publicHolidays', {
  type: Row,
  filter: inputFrom('PublicHolidaysFilter', {
    year: optional(ofYear),
    state: optional(choice(HolidayState, 'Estado')),
    search: optional(text('Buscar', { max: 100 })),
  }),
  sort: ['date'],
  platform: publicHolidays,
})

query('legalCalendarStatus', {
  type: objectFrom<LegalCalendarStatus>('LegalCalendarStatus', {
    years: of.list(of.int),
    overdueYear: of.maybe(of.int),
    nextYear: of.int,
    waitingYears: of.list(of.int),
    pending: of.int,
    ownYears: of.list(of.int),
  }),
  platform: legalCalendarStatus,
})

const fields = [
  'date',
  'title',
  'law',
  'type',
  'scope',
  'places',
  'irrevocable',
  'comment',
] as const

mutation('enterPublicHoliday', {
  input: inputOf('EnterPublicHolidayInput', PublicHolidayEntry, fields),
  type: Row,
  platform: enterPublicHoliday,
})

mutation('replacePublicHoliday', {
  input: inputOf('ReplacePublicHolidayInput', PublicHolidayEntry, ['id', ...fields]),
  type: Row,
  platform: replacePublicHoliday,
})

mutation('removePublicHoliday', {
  input: inputFrom('RemovePublicHolidayInput', {
    id: PublicHolidayEntry.fields.id,
    law: text('Ley que lo quita', { max: 120 }),
    comment: PublicHolidayEntry.fields.comment,
  }),
  type: Row,
  platform: removePublicHoliday,
})

mutation('confirmPublicHoliday', {
  input: byId('publicHoliday'),
  type: Row,
  platform: confirmPublicHoliday,
})

mutation('rejectPublicHoliday', {
  input: inputFrom('RejectPublicHolidayInput', {
    id: PublicHolidayEntry.fields.id,
    reason: longText('Motivo', { max: 500 }),
  }),
  type: Row,
  platform: rejectPublicHoliday,
})

const wholeYear = inputFrom('HolidayYearInput', { year: ofYear })
const Counted = objectFrom<{ year: number; days: number }>('HolidayYear', {
  year: of.int,
  days: of.int,
})

mutation('proposeHolidayYear', {
  input: wholeYear,
  type: Counted,
  platform: async (context, input) => ({
    ...input,
    days: await proposeHolidayYear(context, input),
  }),
})

mutation('confirmHolidayYear', {
  input: wholeYear,
  type: Counted,
  platform: async (context, input) => ({
    ...input,
    days: await confirmHolidayYear(context, input),
  }),
})
