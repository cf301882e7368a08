/** Where pictures of articles and lessons lie: anybody reads them, the administration writes them. */
export const PICTURE_BUCKET = 'covers';
