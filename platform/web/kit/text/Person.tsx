import { Avatar, type AvatarProps } from '../picture/Avatar.tsx'
import { NoBreak } from './NoBreak.tsx'

/** A name with its picture: a person in a list. */
export const Person = ({
  name,
  url,
  hint,
  online,
}: AvatarProps & { hint?: string | null | undefined }) => (
  <span className="mg-person">
    <Avatar name={name} url={url} size={28} online={online} />
    <span className="mg-person-words">
      <span>{name}</span>
      {hint && (
        <span className="soft">
          <NoBreak words={hint} />
        </span>
      )}
    </span>
  </span>
)
