import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '#access/services.ts'
import { hook } from '#platform/model/hook.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { HeldPart } from '#platform/web/screen/HeldPart.tsx'
import './after-pay.css'

type Part = ComponentType<{ monthId: string }>

/** Steps of a module after the payslips of a month are out, each a `NextStep`. */
export type AfterPay = {
  /** Steps stand in this order: what is due first. */
  readonly order: number
  /** Who lacks it is not asked anything. */
  readonly needs: Permission
  readonly Part: Part
}

/** What a module does with a month once it is paid: declares it, books it. */
export const afterPay = hook<AfterPay>('step after the pay of a month')

type StepProps = { to: string; name: string; children: ReactNode }

/** One step, its state, and the way to it. */
export const NextStep = ({ to, name, children }: StepProps) => (
  <li>
    <Link to={to}>{name}</Link>
    {children}
  </li>
)

/** One line that leads on from the payslips of a month; `children` are its first steps. */
export const AfterPaySteps = ({ monthId, children }: { monthId: string; children: ReactNode }) => (
  <div className="ap-steps">
    <h2>Siguiente</h2>
    <ol aria-label="Lo que sigue al pago">
      {children}
      {afterPay.listeners
        .toSorted((a, b) => a.order - b.order)
        .map(({ order, needs, Part }) => (
          <HeldPart key={order} needs={needs} Part={Part} props={{ monthId }} />
        ))}
    </ol>
  </div>
)
