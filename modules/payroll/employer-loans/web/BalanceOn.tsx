import { useState } from 'react'
import { formatPesos } from '#chile/numbers.ts'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { today } from '#platform/web/look/today.ts'
import { balanceOn } from '../model/loan.ts'
import type { LoanData } from './types.ts'

/** What is owed on any day: of days to come, if the plan is kept. */
export function BalanceOn({ loan }: { loan: LoanData }) {
  const [day, setDay] = useState<string | null>(today())
  return (
    <p className="mg-context">
      <label htmlFor="balance-on">Saldo al</label>
      <DateChoice id="balance-on" value={day} onChange={setDay} min={loan.grantedOn} />
      <output htmlFor="balance-on" className="tabular">
        {day === null ? '' : formatPesos(balanceOn(loan.amount, loan.schedule, day))}
      </output>
    </p>
  )
}
