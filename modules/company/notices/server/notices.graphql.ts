import { choice, flag, optional, ref } from '#platform/model/field.ts'
import { inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { Notice, NoticeKind, NoticeMail, NoticePreference } from '../model/notice.ts'
import {
  noticePreferences,
  notices,
  noticeSort,
  type Preference,
  readNotices,
  saveNoticePreference,
} from './notices.queries.ts'

list('notices', {
  type: objectOf(Notice),
  filter: inputFrom('NoticeFilter', {
    kind: optional(choice(NoticeKind, 'Tipo')),
    unread: optional(flag('Sin leer')),
  }),
  sort: noticeSort,
  run: notices,
})

mutation('readNotices', {
  input: inputFrom('ReadNoticesInput', { id: optional(ref('notification', 'Aviso')) }),
  type: objectFrom<{ read: number }>('NoticesRead', { read: of.int }),
  run: readNotices,
})

const PreferenceType = objectFrom<Preference>('NoticePreference', {
  kind: of.choice(NoticeKind),
  app: of.maybe(of.flag),
  mail: of.maybe(of.choice(NoticeMail)),
})

query('noticePreferences', {
  type: PreferenceType,
  many: true,
  run: (context) => noticePreferences(context),
})

mutation('saveNoticePreference', {
  input: inputOf('SaveNoticePreferenceInput', NoticePreference, ['kind', 'app', 'mail']),
  type: PreferenceType,
  run: saveNoticePreference,
})
