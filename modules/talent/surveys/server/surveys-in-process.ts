import { addPeers } from './add-peers.ts'
import { joinProcess } from './join-process.ts'

/** What an evaluation process does with the surveys that it reads. */
export const surveysInProcess = { join: joinProcess, addPeers }
