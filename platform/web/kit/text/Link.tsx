import { Link as RouterLink, type LinkProps } from 'react-router'
import { useMayOpen } from '#platform/web/screen/useMayOpen.ts'

type Props = LinkProps & {
  /** It says only where it leads («Ver todas»): who may not go there does not see it. */
  alone?: boolean
}

/** A link to another screen. Who may not open that reads the same words, and is led nowhere. */
export function Link({ alone = false, ...props }: Props) {
  const opens = useMayOpen()
  if (opens(props.to)) return <RouterLink {...props} />
  return alone ? null : <span className={props.className}>{props.children}</span>
}
