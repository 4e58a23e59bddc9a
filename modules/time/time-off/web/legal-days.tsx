import { publicHolidays } from '#chile/calendar.ts'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import './time-off.css'

type Day = {
  readonly businessName?: string | null
  readonly officeName?: string | null
  readonly irrevocable: boolean
}

const places = { NATIONAL: 'Legal', REGION: 'Regional', COMMUNE: 'Regional', BANKS: 'Solo bancos' }

/** The legal calendar as rows beside the holidays of a company: of which place, by which law. */
export const legalDays = publicHolidays.map(({ date, name, scope, law, type, irrevocable }) => ({
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
}))

/** The years of which the calendar is published. */
export const legalYears = [...new Set(publicHolidays.map(({ date }) => date.slice(0, 4)))]

/** Whether a row is of the law: no holiday of a company has such an id. */
export const isLegal = (id: string): boolean => id.startsWith('ley ')

/** Whose day it is: of the law, of a place, of the company, of a razón social or an office. */
const ownerOf = ({ businessName, officeName }: Day): string =>
  businessName ?? (officeName ? `Sucursal ${officeName}` : 'De la empresa')

/** Whose day it is, and whether commerce must close. */
const DayBadges = (day: Day) => (
  <span className="to-badges">
    <StatusTag tone={day.businessName === 'Legal' ? 'neutral' : 'success'}>
      {ownerOf(day)}
    </StatusTag>
    {day.irrevocable && <StatusTag tone="warning">Irrenunciable</StatusTag>}
  </span>
)

/** The column of a list of holidays that says whose each is. */
export const ownerColumn = { key: 'owner', title: 'De quién', text: ownerOf, render: DayBadges }
