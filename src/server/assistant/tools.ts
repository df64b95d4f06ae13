/** All tools of the MCP server. */
import { applicationTools } from './application-tools.ts'
import { cvTools } from './cv-tools.ts'
import { jobTools } from './job-tools.ts'
import { listTools } from './list-tools.ts'

export const TOOLS = [...jobTools, ...listTools, ...applicationTools, ...cvTools]
