/** `npm run check`: everything that can be checked without running the product. Changes nothing. */
import { CHECK_STEPS } from './check-steps.ts'
import { runSteps } from './steps.ts'

runSteps(CHECK_STEPS)
