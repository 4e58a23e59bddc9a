import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { isTyping } from '../form/is-typing.ts'
import { useDebounced } from '../form/useDebounced.ts'

type Props = { value: string; onChange: (text: string) => void; placeholder: string }

/** Searches as one types, after 200 ms of rest. «/» brings the cursor here. */
export function SearchBox({ value, onChange, placeholder }: Props) {
  const [text, setText] = useState(value)
  const rested = useDebounced(text, 200)
  const sent = useRef(value)
  const input = useRef<InputRef>(null)

  useEffect(() => {
    if (rested === sent.current) return
    sent.current = rested
    onChange(rested)
  }, [rested, onChange])

  // The URL changed by other means: back, a link, «Limpiar».
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <Input
      ref={input}
      className="mg-search"
      allowClear
      role="searchbox"
      aria-label={placeholder}
      prefix={<SearchOutlined className="soft" aria-hidden />}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
