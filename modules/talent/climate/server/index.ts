import './climate.graphql.ts'
import './settings.graphql.ts'

export { type Draft, type DraftRequest, markDraft, readDraft, saveDraft } from './drafts.ts'
export { keepResults } from './keep-results.ts'
export { type MentionsOn, mentionsOn } from './mentions.ts'
export { climateTask } from './task.ts'
