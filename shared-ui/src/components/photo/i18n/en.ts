/** Words around a photo that is chosen, taken and cropped. */
export const en = {
  label: 'Photo',
  hint: 'Drop an image here, choose one or take one: JPEG, PNG or WebP.',
  choose: 'Choose photo',
  change: 'Change photo',
  take: 'Take photo',
  remove: 'Remove photo',
  problem: {
    kind: 'Choose a JPEG, PNG or WebP image',
    large: 'The file is larger than {{megabytes}} MB',
    pixels: 'The image has more than {{megapixels}} megapixels',
    broken: 'This image cannot be read',
  },
  camera: {
    title: 'Take a photo',
    view: 'Camera preview',
    denied: 'Allow the camera in the settings of your browser, or choose a file.',
    missing: 'No camera was found. Choose a file instead.',
    failed: 'Another program may be using it. Try again, or choose a file.',
  },
  crop: {
    title: 'Crop the photo',
    area: 'Part of the photo',
    help: 'Drag the photo, click where its middle should be, or use the arrow keys. Plus and minus zoom.',
    zoom: 'Zoom',
    percent: '{{percent}}%',
    preview: 'Preview',
    use: 'Use photo',
  },
} as const
