// No face of the device has the letters: until ours is there, one that shows nothing keeps their room.
const { letter, room } = document.currentScript.dataset;
const pen = document.createElement('canvas').getContext('2d');
if (pen.measureText(letter).width === pen.measureText('\uFFFF').width) {
  const face = new FontFace('Room', `url(${room})`, { unicodeRange: 'U+D80-DFF,U+B80-BFF,U+200C-200D' });
  document.fonts.add(face);
  face.load().catch(() => {}); // boxes show
}
