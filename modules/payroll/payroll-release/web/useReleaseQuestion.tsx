import { PayslipsWithoutMail, UnreachedTotals } from '#generated/operations/payroll-release.ts'
import { useCan } from '#platform/web/me.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { releaseWords } from '#modules/payroll/payslips/model/unreached.ts'

const words = { one: 'su liquidación', many: 'su liquidación' }

/** People that the question names, at most. */
const named = { number: 1, size: 10 }

/**
 * How many people would get no mail of a release, and the question asked before it. A release
 * cannot be undone, so the question says how many mails go out and names the first people who get
 * none.
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
  const { people, withoutUser } = asked.data?.unreachedTotals ?? nobody
  const without = first.data?.payslipsWithoutMail.rows ?? []
  return {
    people,
    question: (count = people) => ({
      text: releaseWords(waiting ?? 0, without, count, withoutUser, words).map((line) => (
        <p key={line}>{line}</p>
      )),
    }),
  }
}

const nobody = { people: 0, withoutUser: 0 }
