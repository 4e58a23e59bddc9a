import { useOutletContext } from 'react-router'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { Retroactivity } from './Retroactivity.tsx'

/** What the months before this one owe. */
export default function RetroactiveTab() {
  const { month } = useOutletContext<MonthShare>()
  return <Retroactivity monthId={month.id} />
}
