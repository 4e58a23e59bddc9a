import { useState } from 'react'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'

type Props = { label: string; placeholder: string; onAdd: (title: string) => void }

/** One line whose text becomes something with Enter, and which is empty again for the next one. */
export function QuickAdd({ label, placeholder, onAdd }: Props) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const title = typed.trim().slice(0, 500)
    if (title === '') return
    onAdd(title)
    setTyped('')
  }
  return (
    <form className="su-quick" onSubmit={(event) => (event.preventDefault(), add())}>
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        onBlur={add}
      />
    </form>
  )
}
