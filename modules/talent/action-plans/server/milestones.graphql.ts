import { ref } from '#platform/model/field.ts'
import { FileLink, UploadedFile } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { companyIdOn, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { seenOf } from '#platform/model/record.ts'
import { filesById } from '#platform/server/uploads/files.ts'
import { doneFields, Milestone, milestoneFields } from '../model/plan.ts'
import { milestones, milestoneView } from './milestones.queries.ts'
import {
  createMilestone,
  deleteMilestone,
  openMilestoneEvidence,
  updateMilestone,
} from './milestones.service.ts'
import { milestonePapers } from './papers.ts'

const type = objectOfView('Milestone', milestoneView)
const seen = seenOf(Milestone)

/** The evidence, with its link: who reads a milestone reads it. */
joinedFields(
  type,
  async (context, rows) => {
    const ids = rows.map(({ evidenceFileId }) => evidenceFileId)
    const files = await filesById(context, ids, milestonePapers.relatedType)
    return ids.map((id) => ({ evidenceFile: files.get(id) ?? null }))
  },
  { evidenceFile: of.maybe(of.object(UploadedFile)) },
)
companyIdOn(type)

query('milestones', {
  input: inputFrom('MilestonesInput', { actionPlanId: ref('actionPlan', 'Plan de acción') }),
  type,
  many: true,
  run: milestones,
})

mutation('createMilestone', {
  input: inputOf('CreateMilestoneInput', Milestone, ['actionPlanId', ...milestoneFields]),
  type,
  run: createMilestone,
})

mutation('updateMilestone', {
  input: patchInputOf('UpdateMilestoneInput', Milestone, [...milestoneFields, ...doneFields], seen),
  type,
  run: updateMilestone,
})

mutation('deleteMilestone', {
  input: inputFrom('DeleteMilestoneInput', seen),
  type: objectFrom<{ id: number }>('DeletedMilestone', { id: of.id('milestone') }),
  run: deleteMilestone,
})

mutation('openMilestoneEvidence', {
  input: byId('milestone'),
  type: FileLink,
  run: openMilestoneEvidence,
})
