import { CheckOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useRef } from 'react'
import type { Way } from '../../model/keys.ts'

export type Card<Value> = { value: Value; label: string; detail?: string; key: string }

type Props<Value extends string | number> = {
  options: readonly Card<Value>[]
  value: Value | null
  labelledBy: string
  disabled: boolean
  onChoose: (value: Value, way: Way) => unknown
}

/** So short that all of them stand side by side. */
const SHORT = 2

/**
 * The options of which one is chosen: a group of radios with one stop of the keyboard. The arrows
 * up and down choose while they look; Enter on the chosen one goes on.
 */
export function Cards<Value extends string | number>(props: Props<Value>) {
  const { options, value, labelledBy, disabled, onChoose } = props
  const group = useRef<HTMLDivElement>(null)
  const at = options.findIndex((one) => one.value === value)
  const arrows = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const next = (index + by + options.length) % options.length
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
    const option = options[next]
    if (option) onChoose(option.value, 'arrow')
  }
  const short = options.length > 7 && options.every(({ label }) => label.length <= SHORT)
  const ends = short ? [options[0]?.detail, options.at(-1)?.detail] : []
  return (
    <>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={labelledBy}
        className="sv-cards"
        data-short={short}
      >
        {options.map((option, index) => (
          <button
            key={option.key}
            type="button"
            role="radio"
            className="sv-card"
            aria-checked={index === at}
            tabIndex={index === Math.max(0, at) ? 0 : -1}
            disabled={disabled}
            onKeyDown={(event) => arrows(event, index)}
            onClick={(event) => onChoose(option.value, event.detail === 0 ? 'enter' : 'pointer')}
          >
            <span className="sv-key" aria-hidden>
              {index === at ? <CheckOutlined aria-hidden /> : option.key}
            </span>
            {!short && (
              <span>
                {option.label}
                {option.detail && <span className="sv-detail">{option.detail}</span>}
              </span>
            )}
            {short && <span className="sr-only">{option.label}</span>}
          </button>
        ))}
      </div>
      {ends.some(Boolean) && (
        <p className="sv-ends soft">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </>
  )
}
