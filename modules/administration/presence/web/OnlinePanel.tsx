import { formatNumber } from '#chile/numbers.ts'
import { OnlineUsers } from '#generated/operations/presence.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Person } from '#platform/web/kit/text/Person.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ShortList } from '#platform/web/kit/list/ShortList.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import './presence.css'

const EVERY_MS = 60_000

/** The people within reach who are online. Nothing for a reader without a list of people. */
export default function OnlinePanel() {
  const { data } = usePoll(OnlineUsers, undefined, { everyMs: EVERY_MS })
  const online = data?.onlineUsers
  if (!online) return null
  return (
    <Panel
      title="En línea"
      text={online.total === 1 ? '1 persona ahora' : `${formatNumber(online.total)} personas ahora`}
    >
      {online.rows.length === 0 ? (
        <p className="soft">Nadie más por ahora.</p>
      ) : (
        <ShortList
          className="pr-list"
          items={online.rows}
          total={online.total}
          what="personas"
          keyOf={({ id }) => id}
          render={({ id, fullname, jobTitle, avatarUrl }) => (
            <Link to={pathTo('ficha/:id', { id })} className="pr-person">
              <Person name={fullname} url={avatarUrl} hint={jobTitle} online />
            </Link>
          )}
        />
      )}
    </Panel>
  )
}
