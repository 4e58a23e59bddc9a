import { useNavigate } from 'react-router'
import { ClosingChecks } from '#generated/operations/parts/payroll-closing.ts'
import type { CloseProps } from '#modules/payroll/payroll-frame/web/index.ts'
import { request } from '#platform/web/api/api.ts'
import { useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { whatWaits } from '../model/closing.ts'

/**
 * Says before the question whether checks of a payroll still wait for somebody, and leads to them:
 * to close it is refused until then.
 */
export function useChecked({ id, sums }: Pick<CloseProps, 'id' | 'sums'>) {
  const can = useCan()
  const question = useAsk()
  const navigate = useNavigate()
  return async (): Promise<boolean> => {
    if (!sums || !can('payrollMonths.read')) return true
    const { payrollChecks } = await request(ClosingChecks, { input: { payrollMonthId: id } })
    // What is shown while the checks look again is of before the changes.
    if (payrollChecks.looking) return true
    const waits = whatWaits(payrollChecks.counts)
    if (waits === undefined) return true
    const goes = await question({
      title: 'El mes todavía no se puede cerrar',
      text: waits,
      okText: 'Ver los controles',
    })
    if (goes) void navigate(`${pathTo('procesos/:id', { id })}/controles`)
    return false
  }
}
