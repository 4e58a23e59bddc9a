import { asText } from '#platform/web/look/format.ts'
import { CalendarOutlined } from '@ant-design/icons'
import { Input, type InputRef, Popover } from 'antd'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { formatDate, isDate } from '#chile/dates.ts'
import { readDate, readWholeDate } from '#chile/typed-date.ts'
import { today } from '#platform/web/look/today.ts'
import { CalendarPanel } from '../month/CalendarPanel.tsx'
import { onePaste } from './paste.ts'

export type DateInputProps = {
  id?: string
  value?: string | null
  /** The day in ISO, what was typed when it is no day (for the rule to speak of), or null. */
  onChange?: (value: string | null) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
  min?: string | undefined
  max?: string | undefined
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean | 'true' | 'false'
}

/**
 * A calendar date, typed as people type it or taken from a calendar (Alt+↓). Inside it is ISO text;
 * the moment and the time zone never enter. No year is guessed while it is typed: two digits become
 * four when the field is left, in sight.
 */
export function DateInput({ value, onChange, onBlur, min, max, ...rest }: DateInputProps) {
  const input = useRef<InputRef>(null)
  const [open, setOpen] = useState(false)
  const current = value === undefined || value === '' ? null : value
  const { text, choose, change, paste, leave, taken } = useTypedDay(current, max, onChange)
  const clicks = useWholeAtClick(taken)
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault()
      setOpen(true)
    }
    if (event.key !== 'Enter') return
    // What was typed is taken first, in sight; the next Enter sends the form.
    const isTaken = taken()
    if (leave() && isTaken) return
    event.preventDefault()
    onBlur?.()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={[]}
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        <CalendarPanel
          value={isDate(current) ? current : null}
          min={min}
          max={max}
          onPick={(day) => (choose(day), close())}
          onClose={close}
        />
      }
    >
      <Input
        {...rest}
        ref={input}
        className="mg-wide tabular"
        autoComplete="off"
        spellCheck={false}
        placeholder={rest.placeholder ?? 'DD-MM-AAAA'}
        aria-keyshortcuts="Alt+ArrowDown"
        value={text}
        onPaste={paste}
        {...clicks}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          leave()
          onBlur?.()
        }}
        suffix={<CalendarButton disabled={rest.disabled ?? false} onClick={() => setOpen(!open)} />}
      />
    </Popover>
  )
}

/**
 * The first click takes the whole day, as Tab does, and so does one after its end: what is typed
 * then replaces it. A part that is dragged over stays chosen.
 */
function useWholeAtClick(taken: () => boolean) {
  // Whether the press that is being made brings the keyboard here.
  const enters = useRef(false)
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      enters.current = document.activeElement !== currentTarget
    },
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd, value } = currentTarget
      const isAtEnd = selectionStart === value.length && taken()
      if (selectionStart === selectionEnd && (enters.current || isAtEnd)) currentTarget.select()
    },
  }
}

/** What is typed in a field of dates, and the day that it means. */
function useTypedDay(
  current: string | null,
  max: string | undefined,
  onChange: DateInputProps['onChange'],
) {
  const pasted = useRef(false)
  // Whether something was typed since the field was last left or its day taken.
  const isTyping = useRef(false)
  const [typed, setTyped] = useState<{ text: string; value: string | null }>()
  const isTyped = typed !== undefined && typed.value === current
  const text = isTyped ? typed.text : shown(current)

  const show = (next: string, meant: string | null) => {
    setTyped({ text: next, value: meant })
    if (meant !== current) onChange?.(meant)
  }
  /** The last word on what is typed; whether it is a day or nothing. */
  const leave = (last = text): boolean => {
    isTyping.current = false
    if (last.trim() === '') return true
    const read = readDate(last, { today: today(), latest: max })
    if (read.ok) show(shown(read.date), read.date)
    else show(last, last)
    return read.ok
  }
  useEffect(() => {
    // What comes from a draft was typed and never left.
    if (current !== null && !isDate(current)) leave()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    text,
    leave,
    taken: () => !isTyping.current && (current === null || isDate(current)),
    choose: (day: string | null) => {
      isTyping.current = false
      show(shown(day), day)
    },
    change: (next: string) => {
      isTyping.current = next.trim() !== ''
      if (next.trim() === '') return show(next, null)
      const whole = readWholeDate(next)
      if (!pasted.current) return show(next, whole ?? next)
      pasted.current = false
      leave(next)
    },
    paste: (event: ClipboardEvent) => {
      pasted.current = onePaste(event) !== undefined
    },
  }
}

/** Not a stop of the Tab key: Alt+↓ in the field does the same. */
const CalendarButton = (props: { disabled: boolean; onClick: () => void }) => (
  <button type="button" className="mg-date-button" tabIndex={-1} {...props}>
    <CalendarOutlined aria-hidden />
    <span className="sr-only">Abrir calendario</span>
  </button>
)

const shown = (value: string | null): string => (isDate(value) ? formatDate(value) : asText(value))
