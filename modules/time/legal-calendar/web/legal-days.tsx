import type { LegalHolidaysQuery } from '#generated/documents/graphql.ts'
import { LegalHolidays } from '#generated/operations/legal-calendar.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './legal-calendar.css'

type Day = {
  readonly businessName?: string | null
  readonly officeName?: string | null
  readonly irrevocable: boolean
}

export type Legal = LegalHolidaysQuery['legalHolidays'][number]

const places = { NATIONAL: 'Legal', REGION: 'Regional', COMMUNE: 'Regional', BANKS: 'Solo bancos' }

/** The legal calendar as rows beside the holidays of a company: of which place, by which law. */
const legalDay = ({ date, name, scope, law, type, irrevocable }: Legal) => ({
  id: `ley ${date} ${name}`,
  version: 0,
  date,
  title: name,
  type,
  status: 'ACTIVE' as const,
  irrevocable,
  countsForVacation: true,
  businessId: null,
  branchOfficeId: null,
  businessName: places[scope],
  officeName: null,
  comment: law,
})

/** The legal calendar in force. */
export const useLegalCalendar = () => useDetail(LegalHolidays)

/** The legal days of a year as rows beside those of a company; none while they are on their way. */
export function useLegal(year: string) {
  const { data } = useLegalCalendar()
  const all = data?.legalHolidays ?? []
  return all.filter(({ date }) => date.startsWith(year)).map(legalDay)
}

/** Whether a row is of the law: no holiday of a company has such an id. */
export const isLegal = (id: string): boolean => id.startsWith('ley ')

/** Whose day it is: of the law, of a place, of the company, of a razón social or an office. */
const ownerOf = ({ businessName, officeName }: Day): string =>
  businessName ?? (officeName ? `Sucursal ${officeName}` : 'De la empresa')

/** Whose day it is, and whether commerce must close. */
const DayBadges = (day: Day) => (
  <span className="lc-badges">
    <StatusTag tone={day.businessName === 'Legal' ? 'neutral' : 'success'}>
      {ownerOf(day)}
    </StatusTag>
    {day.irrevocable && <StatusTag tone="warning">Irrenunciable</StatusTag>}
  </span>
)

/** The column of a list of holidays that says whose each is. */
export const whoseDay = { key: 'owner', title: 'De quién', text: ownerOf, render: DayBadges }
