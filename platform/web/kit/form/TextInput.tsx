import { AutoComplete, Input } from 'antd'
import { type KeyboardEvent, useRef } from 'react'
import { searchKey } from '#chile/text.ts'
import type { Kind } from '#platform/model/field.ts'
import { asText } from '#platform/web/look/format.ts'
import { linePaste } from './paste.ts'

type Shared = {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
  'aria-label'?: string
  'aria-required'?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
}

/** A text of one line. Nothing is cut: what is too long is said by its rule. */
export const TextInput = ({
  kind = 'text',
  value,
  onChange,
  ...rest
}: Shared & { kind?: Kind }) => (
  <Input
    {...rest}
    {...hintsOf(kind)}
    value={asText(value)}
    onPaste={linePaste}
    onChange={({ target }) => onChange?.(target.value)}
  />
)

/** A text of several lines. */
export const TextBox = ({ rows = 3, value, onChange, ...rest }: Shared & { rows?: number }) => (
  <Input.TextArea
    {...rest}
    value={asText(value)}
    autoSize={{ minRows: rows, maxRows: 12 }}
    onChange={({ target }) => onChange?.(target.value)}
  />
)

/**
 * A text with words that are in use. What is typed stays as it was typed: a word of the list is
 * taken only by who goes to it with the arrows, or clicks it.
 */
export function SuggestInput({ words, ...rest }: Shared & { words: readonly string[] }) {
  const walks = useRef(false)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Enter') {
      // The list marks by itself the word that begins like the text, and would take it.
      if (!walks.current) event.stopPropagation()
    } else walks.current = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  }
  return (
    <div onKeyDownCapture={press}>
      <AutoComplete
        {...rest}
        className="mg-wide"
        defaultActiveFirstOption={false}
        options={words.map((value) => ({ value }))}
        showSearch={{
          filterOption: (typed, option) =>
            searchKey(asText(option?.value)).includes(searchKey(typed)),
        }}
      />
    </div>
  )
}

function hintsOf(kind: Kind) {
  if (kind === 'email') return { type: 'email', autoComplete: 'off', inputMode: 'email' as const }
  if (kind === 'phone') return { type: 'tel', autoComplete: 'off', inputMode: 'tel' as const }
  if (kind === 'digits')
    return { autoComplete: 'off', inputMode: 'numeric' as const, className: 'tabular' }
  return { autoComplete: 'off' }
}
