import { readFileSync } from 'node:fs';

/** No tests: what a runner that wrote no report has run, as far as anyone can tell. */
const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Vitest's JSON report. */
export function vitestCounts(file) {
  const report = readReport(file);
  if (!report) return NONE;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** Counts of Playwright's JSON report; a flaky test has passed in the end. */
export function playwrightCounts(file) {
  const report = readReport(file);
  if (!report) return NONE;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The sum of all runs' counts. */
export function sumOf(counts) {
  return counts.reduce(
    (sum, run) => ({
      passed: sum.passed + run.passed,
      failed: sum.failed + run.failed,
      skipped: sum.skipped + run.skipped,
    }),
    NONE,
  );
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
