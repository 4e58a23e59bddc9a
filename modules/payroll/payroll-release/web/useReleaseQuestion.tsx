import { PayslipsWithoutMail, UnreachedTotals } from '#generated/operations/payroll-release.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { releaseWords } from '#modules/payroll/payslips/model/unreached-people.ts'

const words = { one: 'su liquidación', many: 'su liquidación' }

/** People that the question names, at most. */
const named = { number: 1, size: 10 }

/**
 * How many people would get no mail of a release, and the question asked before it. A release
 * cannot be undone, so the question says how many mails go out and names the first people who get
 * none. Until all of it is known, `waits` says why nobody is asked yet.
 *
 * @param waiting how many payslips it would show; null while that is not known
 */
export function useReleaseQuestion(id: string, closed: boolean, waiting: number | null) {
  const can = useCan()
  const enabled = closed && can('payslips.massRead')
  const payrollMonthId = id
  const asked = useDetail(UnreachedTotals, { input: { payrollMonthId } }, { enabled })
  const first = useDetail(
    PayslipsWithoutMail,
    { filter: { payrollMonthId }, page: named, counted: false },
    { enabled },
  )
  const known = enabled ? asked.data?.unreachedTotals : unseen
  const without = enabled ? first.data?.payslipsWithoutMail.rows : []
  const failed = asked.error ?? first.error
  const waits = failed
    ? 'No se pudo contar a quién se le escribe'
    : 'Contando a quién se le escribe'
  return {
    people: known?.people ?? null,
    waits: known && without && waiting !== null ? undefined : waits,
    question: (counted?: number) => {
      const count = counted ?? known?.people ?? null
      if (!known || !without || waiting === null || count === null) return { text: waits }
      const lines = releaseWords(waiting, without, count, known.withoutUser, words)
      return { text: lines.map((line) => <p key={line}>{line}</p>) }
    },
  }
}

/** Somebody who may not see the month's payslips releases by its counts, and reads no names. */
const unseen = { people: null, withoutUser: 0 }
