import { PayslipsWithoutMail } from '#generated/operations/payroll-release.ts'
import { useCan } from '#platform/web/me.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { releaseWords } from '#modules/payroll/payslips/model/unreached.ts'

const words = { one: 'su liquidación', many: 'su liquidación' }

/**
 * The people who would get no mail of a release, and the question asked before it. A release cannot
 * be undone, so the question says how many mails go out and names the people who get none.
 *
 * @param waiting how many payslips it would show; null while that is not known
 */
export function useReleaseQuestion(id: string, closed: boolean, waiting: number | null) {
  const can = useCan()
  const asked = useDetail(
    PayslipsWithoutMail,
    { input: { payrollMonthId: id } },
    { enabled: closed && can('payslips.massRead') },
  )
  const without = asked.data?.payslipsWithoutMail ?? []
  return {
    without,
    question: (count = without.length) => ({
      text: releaseWords(waiting ?? 0, without, count, words).map((line) => (
        <p key={line}>{line}</p>
      )),
    }),
  }
}
