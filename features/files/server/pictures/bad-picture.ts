/** The picture cannot be read: broken, of another kind, or with too many pixels. */
export class BadPicture extends Error {
  constructor() {
    super('The picture cannot be read');
    this.name = 'BadPicture';
  }
}
