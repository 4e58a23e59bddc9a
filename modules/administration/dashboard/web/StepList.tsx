import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import { LeaveFirstStep } from '#generated/operations/dashboard.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { ShortList } from '#platform/web/kit/list/ShortList.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { FirstStep, stepRules, StepState } from '../model/first-steps.ts'
import { pathOfLack, pathOfStep, type Step, type Steps, stepWords } from './step-links.ts'

/** How many of the steps are behind, in words. */
export function progressOf({ steps }: Steps): string {
  const done = steps.filter(({ state }) => state === 'DONE').length
  return `${done} de ${steps.length} pasos hechos`
}

/** Each step with its state, what it misses by name, and the way to where it is done. */
export function StepList({ steps: all }: { steps: Steps }) {
  const next = all.steps.find(({ state }) => state === 'NOW')
  const done = all.steps.filter(({ state }) => state === 'DONE').length
  const share = all.steps.length === 0 ? 0 : Math.round((done / all.steps.length) * 100)
  return (
    <>
      <span className="ho-bar ho-steps-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <ol className="ho-steps" aria-label="Primeros pasos">
        {all.steps.map((step, index) => (
          <OneStep
            key={step.step}
            step={step}
            place={index + 1}
            to={pathOfStep(step.step, all)}
            isNext={step === next}
          />
        ))}
      </ol>
    </>
  )
}

type StepProps = { step: Step; place: number; to: string; isNext: boolean }

function OneStep({ step, place, to, isNext }: StepProps) {
  const { step: code, state, lacks } = step
  const label = FirstStep.label(code)
  const waits = state === 'WAITING'
  return (
    <li className="ho-step-row" data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className="ho-step-mark" aria-hidden="true">
        {markOf(state, place)}
      </span>
      <span className="ho-step-what">
        <span>
          {waits ? <strong>{label}</strong> : <Link to={to}>{label}</Link>}
          <span className="sr-only">. {StepState.label(state)}</span>
        </span>
        {state !== 'DONE' && (
          <span className="soft">{waits ? afterOf(code) : stepWords[code]}</span>
        )}
        {state !== 'DONE' && !waits && lacks.length > 0 && <Lacks step={step} />}
      </span>
      <Later step={step} />
    </li>
  )
}

/** What a step waits for. */
function afterOf(step: Step['step']): string {
  const after = stepRules[step].after
  return after === undefined ? '' : `Después de «${FirstStep.label(after)}».`
}

const markOf = (state: string, place: number) => {
  if (state === 'DONE') return <CheckCircleFilled aria-hidden />
  return state === 'LEFT' ? <ClockCircleOutlined aria-hidden /> : place
}

const Lacks = ({ step: { step, lacks } }: { step: Step }) => (
  <span className="ho-step-lacks">
    <ShortList
      items={lacks}
      total={lacks.length}
      what="cosas que faltan"
      keyOf={({ text }) => text}
      render={(lack) => {
        const to = pathOfLack(step, lack)
        return to ? <Link to={to}>{lack.text}</Link> : lack.text
      }}
    />
  </span>
)

/** What may wait is left for later, and taken up again. */
function Later({ step: { step, state, optional } }: { step: Step }) {
  const leave = useAction(LeaveFirstStep, { quiet: true })
  const left = state === 'LEFT'
  if (!optional || (state !== 'NOW' && !left)) return null
  return (
    <ActionButton
      size="small"
      look="text"
      permission="firstSteps.update"
      onClick={() => leave.run({ input: { step, later: !left } })}
    >
      {left ? 'Retomar' : 'Para después'}
    </ActionButton>
  )
}
