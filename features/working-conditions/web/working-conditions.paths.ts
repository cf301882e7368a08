export const WORKING_CONDITIONS_PATH = '/working-conditions';
export const SURVEY_PATH = '/working-conditions/survey';
