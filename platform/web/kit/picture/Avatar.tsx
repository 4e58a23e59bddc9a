import { useState } from 'react'
import { initialsOf } from '#platform/web/look/format.ts'

export type AvatarProps = {
  name: string
  url?: string | null | undefined
  size?: number
  /** Draws the dot of somebody who is connected; `undefined` draws none. */
  online?: boolean | undefined
  /** A percentage drawn as a ring around it. */
  progress?: number
}

/** A person's picture, or their initials on a colour of their own. */
export function Avatar({ name, url, size = 32, online }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) }
  return (
    <span className="mg-avatar" style={style} data-tint={tintOf(name)}>
      {url && !broken ? (
        <img src={url} alt="" width={size} height={size} onError={() => setBroken(true)} />
      ) : (
        // Drawn by the style sheet: initials are a picture of the name, not text to be read.
        <span aria-hidden="true" data-initials={initialsOf(name)} />
      )}
      {online && (
        <span className="mg-online">
          <span className="sr-only">En línea</span>
        </span>
      )}
    </span>
  )
}

/** The same name has the same of six tints everywhere. */
const tintOf = (name: string) =>
  [...name].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 6, 0)
