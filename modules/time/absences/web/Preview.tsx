import { Alert } from 'antd'
import { useMemo } from 'react'
import type { AbsenceOverlapDatesQueryVariables } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { AbsenceOverlapDates } from '#generated/operations/absences.ts'
import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { flag } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { useSaidAtFields } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { isDate } from '#chile/dates.ts'
import { kindIn } from './kind.ts'
import { afterLeaveHelp, afterLeaveWords, spanText } from './words.ts'

/** How often overlaps are looked for (product specification). */
const everyTwoSeconds = 2_000

type Props = {
  values: FormValues
  exceptId: string | null
  /** Whether saving makes it count, and so says what becomes of vacations after a leave. */
  decides?: boolean
}

/** Days, other absences on them and what they do to the pay, while the form is filled in. */
export function Preview({ values, exceptId, decides = false }: Props) {
  const reads = useCan()('absences.read')
  const said = useSaidAtFields()
  const key = useDebounced(JSON.stringify([values, exceptId]), 200)
  const settled = key === JSON.stringify([values, exceptId])
  const input = draftOf(values, exceptId)
  const { data, error } = usePoll(AbsenceOverlapDates, input && { input }, {
    everyMs: everyTwoSeconds,
    enabled: reads && input !== undefined && settled,
  })
  if (!reads || !input) return null
  const preview = data?.absenceOverlapDates
  return (
    <div className="ab-preview mg-span" role="status" aria-live="polite">
      {error && !said.has(error.message) && <Alert type="warning" showIcon title={error.message} />}
      {!error && preview && (
        <>
          <p className="ab-days">
            <strong>{count(preview.realDays, 'día corrido', 'días corridos')}</strong>
            {` · ${count(preview.workDays, 'día de trabajo', 'días de trabajo')}`}
          </p>
          {preview.past && <Alert type="warning" showIcon title={preview.past} />}
          {preview.overlaps.map((other) => (
            <Alert
              key={other.id}
              type="error"
              showIcon
              title={`Se superpone con ${other.kind.toLowerCase()} del ${spanText(other)}`}
            />
          ))}
          {preview.team && <p className="soft">Fuera de su equipo: {preview.team}</p>}
          {preview.vacations.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title="Al aprobarse la licencia"
              description={
                <ul className="ab-foretold">
                  {preview.vacations.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              }
            />
          )}
          {preview.after && decides && <AfterLeave {...preview.after} />}
          {preview.effects.map(({ yearMonth, isOpen, words }) => (
            <Alert
              key={yearMonth}
              type={isOpen === false ? 'warning' : 'info'}
              showIcon
              title={words}
            />
          ))}
        </>
      )}
    </div>
  )
}

/** Whether the days of a vacation after a leave return too, as the law says, or stay. */
function AfterLeave({ from, to }: { from: string; to: string }) {
  const label = afterLeaveWords(from, to)
  const field = useMemo(() => flag(label, { help: afterLeaveHelp }), [label])
  return <FreeField field={field} name="returnsAfter" />
}

const count = (days: string, one: string, many: string) =>
  `${formatNumber(days)} ${days === '1' ? one : many}`

type Draft = AbsenceOverlapDatesQueryVariables['input']

/** What is asked of the server, once there is a contract and both dates. */
function draftOf(values: FormValues, exceptId: string | null): Draft | undefined {
  const contract = values['userContractId']
  const [from, to] = [dayIn(values['startDate']), dayIn(values['endDate'])]
  const kind = kindIn(values)
  if (typeof contract !== 'string' || contract === '' || !from || !to || !kind) return undefined
  return {
    userContractId: contract,
    ...kind,
    startDate: from,
    endDate: to,
    applicationStartDate: dayIn(values['applicationStartDate']) ?? null,
    applicationEndDate: dayIn(values['applicationEndDate']) ?? null,
    halfDay: values['halfDay'] === true,
    half: values['halfDay'] === true ? halfIn(values) : null,
    ignoreHolidays: values['ignoreHolidays'] === true,
    exceptId,
    keepsAfter: values['returnsAfter'] === false,
  }
}

const halfIn = ({ half }: FormValues) => (DayHalf.has(half) ? half : null)

const dayIn = (value: unknown) => (isDate(value) ? value : undefined)
